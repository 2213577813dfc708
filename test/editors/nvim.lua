-- Neovim, from 0.7: edits $FILE with the server $SNL, mends and formats it, and writes what it saw to $OUT.
-- nvim --clean --headless -c 'luafile nvim.lua'
local seen = {}
vim.cmd('edit ' .. vim.fn.fnameescape(os.getenv('FILE')))
vim.bo.filetype = 'snl'
local client = vim.lsp.start_client({
  name = 'snl',
  cmd = { os.getenv('NODE'), os.getenv('SNL'), 'lsp', '--stdio' },
  root_dir = vim.fn.getcwd(),
})
vim.lsp.buf_attach_client(0, client)

local function codes()
  return vim.tbl_map(function(d) return { line = d.lnum, column = d.col, code = d.code, message = d.message } end, vim.diagnostic.get(0))
end
local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 5000) or {}
  local answer = answers[client] or {}
  return answer.result, answer.error
end

vim.wait(5000, function() return #vim.diagnostic.get(0) > 0 end, 20)
seen.findings = codes()

-- The cursor on the ladder's first cell.
local position = { line = 1, character = 8 }
local document = { uri = vim.uri_from_bufnr(0) }
local hover = ask('textDocument/hover', { textDocument = document, position = position })
seen.hover = hover and hover.contents

local range = { start = { line = 1, character = 0 }, ['end'] = { line = 1, character = 15 } }
local actions = ask('textDocument/codeAction', { textDocument = document, range = range, context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(0, 1) } }) or {}
seen.actions = vim.tbl_map(function(action) return action.title end, actions)
for _, action in ipairs(actions) do
  if action.isPreferred then
    if not action.edit then action = ask('codeAction/resolve', action) end
    vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
    break
  end
end
vim.wait(5000, function() return #vim.diagnostic.get(0) == 0 end, 20)
seen.findingsAfterFix = #codes()
seen.fixed = vim.api.nvim_buf_get_lines(0, 0, -1, false)

vim.lsp.buf.formatting_sync(nil, 5000)
seen.formatted = vim.api.nvim_buf_get_lines(0, 0, -1, false)

local out = io.open(os.getenv('OUT'), 'w')
out:write(vim.fn.json_encode(seen))
out:close()
vim.cmd('qa!')
