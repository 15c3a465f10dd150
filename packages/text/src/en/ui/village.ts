export const village = {} as const
