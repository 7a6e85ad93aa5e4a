export const STAND_IN: string;
export function electronBinary(): string | undefined;
