/** Letters that are more than a letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', ø: 'o', '’': "'" }

/** One letter as it is searched for: small, without marks. Russian й and ё too become и and е, as many type them. */
function foldLetter(letter: string): string {
  const small = letter.toLowerCase()
  return PLAIN[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '')
}

export function fold(text: string): string {
  return Array.from(text, foldLetter).join('')
}

/** Where a folded word stands in the text as it is written: from and up to. */
export function findFolded(text: string, word: string): readonly [number, number] | undefined {
  const origin: number[] = []
  let folded = ''
  let at = 0
  for (const letter of text) {
    const plain = foldLetter(letter)
    for (let index = 0; index < plain.length; index++) origin.push(at)
    folded += plain
    at += letter.length
  }
  origin.push(at)
  const start = folded.indexOf(word)
  const from = origin[start]
  const to = origin[start + word.length]
  return start < 0 || from === undefined || to === undefined ? undefined : [from, to]
}
