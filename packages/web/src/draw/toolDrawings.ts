import { type Drawing, dot, flat, type Mark, solid, stroke } from './ink.ts'

const line = (d: string, width = 2): Mark => stroke('now', d, width)

/** Signs of the interface: lines in the colour of the text around them. */
export const TOOL_DRAWINGS = {
  lock: [
    line('M7.5 10.5V7.5c0-2.8 1.8-4.5 4.5-4.5s4.5 1.7 4.5 4.5v3'),
    flat('now', 'M6 10.5h12c.8 0 1.5.7 1.5 1.5v7.5c0 .8-.7 1.5-1.5 1.5H6c-.8 0-1.5-.7-1.5-1.5V12c0-.8.7-1.5 1.5-1.5z'),
  ],
  undo: [line('M8.5 4L3.5 9l5 5M4 9h9.5c4 0 7 2.3 7 5.8s-3 5.7-7 5.7H9')],
  redo: [line('M15.5 4l5 5-5 5M20 9h-9.5c-4 0-7 2.3-7 5.8s3 5.7 7 5.7H15')],
  restart: [
    line('M5 5v5h5M5.4 9.8C6.6 6.6 9.2 4.6 12.5 4.6c4.3 0 7.5 3.3 7.5 7.5s-3.2 7.5-7.5 7.5c-3.1 0-5.7-1.7-6.9-4.4'),
  ],
  menu: [line('M4 6.5h16M4 12h16M4 17.5h16', 2.2)],
  log: [line('M5.5 3h13v18h-13zM9 8h6M9 12h6M9 16h4')],
  chart: [line('M3.5 3.5v17h17M8 17v-5M12.5 17V8M17 17V5', 2.2)],
  settings: [line('M4 7h7M17 7h3M4 17h3M13 17h7'), line(dot(14, 7, 2.6)), line(dot(10, 17, 2.6))],
  close: [line('M5.5 5.5l13 13M18.5 5.5l-13 13', 2.3)],
  check: [line('M4 12.5l5.5 5.5L20 6.5', 2.6)],
  bot: [
    line('M5 9h14v11H5zM12 9V4.5M2.5 13v3.5M21.5 13v3.5'),
    flat('now', `${dot(12, 4, 1.7)}${dot(9.2, 14, 1.5)}${dot(14.8, 14, 1.5)}`),
  ],
  person: [line(dot(12, 7.5, 4)), line('M4 21c0-4.6 3.2-7 8-7s8 2.4 8 7')],
  curtain: [
    line(
      'M2.5 3.5h19M4 4c0 7 2 11 6.5 13.5M20 4c0 7-2 11-6.5 13.5M4 4v16.5h3.5c0-3 .9-4.9 2.5-6.5M20 4v16.5h-3.5c0-3-.9-4.9-2.5-6.5',
    ),
  ],
  sun: [
    line(dot(12, 12, 4.3)),
    line(
      'M12 1.8v2.7M12 19.5v2.7M1.8 12h2.7M19.5 12h2.7M4.8 4.8l1.9 1.9M17.3 17.3l1.9 1.9M19.2 4.8l-1.9 1.9M6.7 17.3l-1.9 1.9',
    ),
  ],
  moon: [
    line(
      'M20 14.6C18.9 15.2 17.6 15.5 16.2 15.5c-4.3 0-7.7-3.4-7.7-7.7 0-1.7.5-3.2 1.4-4.4C6 4.3 3.3 7.7 3.3 11.8c0 4.9 3.9 8.9 8.8 8.9 3.6 0 6.6-2.4 7.9-6.1z',
    ),
  ],
  play: [flat('now', 'M6 3.5v17L20.5 12z')],
  covered: [
    solid('point', 'M12 1.4l9 2.9v6.9c0 5.5-3.8 9.4-9 11.4-5.2-2-9-5.9-9-11.4V4.3z'),
    stroke('light', 'M6.5 8.5l11 7.5M17.5 8.5l-11 7.5', 1.8),
  ],
} as const satisfies Readonly<Record<string, Drawing>>
