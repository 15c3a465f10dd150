/** The same each time it is asked for, so that nobody has to compare or write anew what did not change. */
export function kept<Whole extends object, Part>(part: (whole: Whole) => Part): (whole: Whole) => Part {
  const known = new WeakMap<Whole, Part>()
  return whole => {
    const found = known.get(whole)
    if (found !== undefined) return found
    const made = part(whole)
    known.set(whole, made)
    return made
  }
}
