export const service = {};
