export const board = () => null;
