-- Neovim, from 0.7: edits $FILE with the server $SNL, mends, formats and completes it, and writes what it saw to $OUT.
-- nvim --clean --headless -c 'luafile nvim.lua'
local seen = {}
local command = { os.getenv('NODE'), os.getenv('SNL'), 'lsp', '--stdio' }
local edit = 'edit ' .. vim.fn.fnameescape(os.getenv('FILE'))
local client
-- As docs/editors/neovim.md has it, for 0.11 and later and for those before.
if vim.lsp.config then
  vim.filetype.add({ extension = { snl = 'snl' } })
  vim.lsp.config('snl', { cmd = command, filetypes = { 'snl' }, root_markers = { '.git' } })
  vim.lsp.enable('snl')
  vim.cmd(edit)
  vim.wait(5000, function() return #vim.lsp.get_clients({ name = 'snl' }) > 0 end, 20)
  client = vim.lsp.get_clients({ name = 'snl' })[1].id
else
  vim.cmd(edit)
  vim.bo.filetype = 'snl'
  client = vim.lsp.start_client({ name = 'snl', cmd = command, root_dir = vim.fn.getcwd() })
  vim.lsp.buf_attach_client(0, client)
end

local function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, false) end
local function ask(method, params)
  params.textDocument = { uri = vim.uri_from_bufnr(0) }
  return ((vim.lsp.buf_request_sync(0, method, params, 5000) or {})[client] or {}).result
end

vim.wait(5000, function() return #vim.diagnostic.get(0) > 0 end, 20)
seen.findings = vim.tbl_map(function(d) return { line = d.lnum, column = d.col, code = d.code, message = d.message } end, vim.diagnostic.get(0))

-- The cursor on the ladder's first cell.
local position = { line = 1, character = 8 }
local hover = ask('textDocument/hover', { position = position })
seen.hover = hover and hover.contents
seen.symbols = vim.tbl_map(function(symbol) return symbol.name end, ask('textDocument/documentSymbol', {}) or {})

local range = { start = { line = 1, character = 0 }, ['end'] = { line = 1, character = 15 } }
local diagnostics
if vim.lsp.config then
  diagnostics = vim.tbl_map(function(d) return d.user_data.lsp end, vim.diagnostic.get(0, { lnum = 1 }))
else
  diagnostics = vim.lsp.diagnostic.get_line_diagnostics(0, 1)
end
local actions = ask('textDocument/codeAction', { range = range, context = { diagnostics = diagnostics } }) or {}
seen.actions = vim.tbl_map(function(action) return action.title end, actions)
for _, action in ipairs(actions) do
  if action.isPreferred then
    vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
    break
  end
end
vim.wait(5000, function() return #vim.diagnostic.get(0) == 0 end, 20)
seen.findingsAfterFix = #vim.diagnostic.get(0)
seen.fixed = lines()

if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 5000 }) else vim.lsp.buf.formatting_sync(nil, 5000) end
seen.formatted = lines()

vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', { position = position, newName = '17' }), 'utf-16')
seen.renamed = lines()

vim.api.nvim_buf_set_lines(0, -1, -1, false, { 'lad' })
local offered = ask('textDocument/completion', { position = { line = 3, character = 3 } })
seen.offered = vim.tbl_map(function(item) return item.label end, offered and offered.items or {})

local out = io.open(os.getenv('OUT'), 'w')
out:write(vim.fn.json_encode(seen))
out:close()
vim.cmd('qa!')
