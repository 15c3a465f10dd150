/** The faces and weights that pictures use. */
const WANTED: ReadonlyMap<string, readonly number[]> = new Map([
  ['Alegreya Sans', [400, 700]],
  ['Fraunces Variable', [600]],
])

/** A letter in a face, to see whether the face is there. */
export interface Probe {
  readonly family: string
  readonly weight: number
  readonly letter: string
}

interface Fonts {
  readonly rules: string
  readonly probes: readonly Probe[]
}

const fetched = new Map<string, Promise<string>>()

/** Rules for those parts of the page's faces that this text needs, with the faces in them. A picture can fetch nothing. */
export async function fontsFor(text: string): Promise<Fonts> {
  const letters = [...new Set(text)].filter(letter => letter.trim() !== '')
  const faces = [...document.styleSheets].flatMap(facesIn).flatMap(rule => {
    const wanted = wantedIn(rule)
    const letter = letters.find(one => covers(rule, one.codePointAt(0) ?? 0))
    return wanted === undefined || letter === undefined ? [] : [{ rule, probe: { ...wanted, letter } }]
  })
  const rules = await Promise.all(faces.map(({ rule }) => ruleWithFile(rule)))
  return { rules: rules.join('\n'), probes: faces.flatMap(({ probe }, index) => (rules[index] === '' ? [] : [probe])) }
}

function facesIn(sheet: CSSStyleSheet): readonly CSSFontFaceRule[] {
  return [...sheet.cssRules].filter(rule => rule instanceof CSSFontFaceRule)
}

function wantedIn({ style }: CSSFontFaceRule): Omit<Probe, 'letter'> | undefined {
  const family = style.getPropertyValue('font-family').replace(/["']/g, '')
  const [low = 400, high = low] = style.getPropertyValue('font-weight').split(' ').map(Number)
  const weight = WANTED.get(family)?.find(one => one >= low && one <= high)
  return weight === undefined ? undefined : { family, weight }
}

function covers({ style }: CSSFontFaceRule, point: number): boolean {
  const ranges = style.getPropertyValue('unicode-range')
  return ranges === '' || ranges.split(',').some(range => isWithin(range, point))
}

/** Of something like `U+0400-045F`. */
function isWithin(range: string, point: number): boolean {
  const ends = range.trim().replace(/^U\+/i, '').split('-')
  const [from = 0, to = from] = ends.map(hex => Number.parseInt(hex, 16))
  return point >= from && point <= to
}

async function ruleWithFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(cssText)?.[1]
  if (address === undefined) return ''
  const whole = new URL(address, parentStyleSheet?.href ?? document.baseURI).href
  const file = fetched.get(whole) ?? asData(whole)
  fetched.set(whole, file)
  try {
    // What has no face yet is not shown at all: so it can be told whether it is there.
    return cssText.replace(/font-display: \w+/, 'font-display: block').replace(address, await file)
  } catch {
    // Out of reach: the picture has the letters of whatever device shows it.
    fetched.delete(whole)
    return ''
  }
}

async function asData(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(answer.statusText)
  const file = await answer.blob()
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
}
