export const play = {};
