/** What the language service says beside the findings. */
export const service = {
  findingsCut: (shown: number, all: number) =>
    `This board has ${all} findings; the first ${shown} are shown (setting snl.limits.findings).`,
};
