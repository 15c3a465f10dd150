/** Line signs that only the shell needs. */
const SIGNS = {
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  book: 'M12 6.5C9.8 4.8 7 4.2 3.5 4.2v14.6c3.5 0 6.3.6 8.5 2.2 2.2-1.6 5-2.2 8.5-2.2V4.2c-3.5 0-6.3.6-8.5 2.3zM12 6.5V21',
  keys: 'M2.5 6h19v12h-19zM6.500 10h.01M10 10h.01M14 10h.01M17.500 10h.01M7.500 14h9',
  door: 'M14 3.5H5v17h9M10 12h11M17 8l4 4-4 4',
  again:
    'M12 5.5c-4.5 0-8 2.7-10 6.5 2 3.8 5.5 6.5 10 6.5s8-2.7 10-6.5c-2-3.8-5.5-6.5-10-6.5zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  coach: 'M4 4v16h16M7.5 15l3.5-5 3.5 3 5-7',
  save: 'M12 3.5V15M7 10.5l5 5 5-5M4 20.5h16',
  bin: 'M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  back: 'M11 5l-7 7 7 7M4 12h16',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  out: 'M13 4h7v7M20 4l-9 9M17 14v6H4V7h6',
  quiet: 'M6 5h15v11h-4M14.5 16H9l-5 4V7M3 3l18 18',
  bulb: 'M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1 .9 1.7v2h5.4v-2c0-.7.3-1.2.9-1.7A6 6 0 0 0 12 3z',
  warning: 'M12 3.5L2.5 20h19zM12 10v4.5M12 17.2v.3',
} as const

export type SignName = keyof typeof SIGNS

export function Sign({ name, size = 18 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" className="shell-sign">
      <path
        d={SIGNS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
