export const farm = {} as const
