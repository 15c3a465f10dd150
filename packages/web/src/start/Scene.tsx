/** A morning on the island: sea, hills, a farmhouse, an olive tree and a donkey. It only decorates. */
export function Scene() {
  return (
    <svg
      className="start-scene"
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="1060" cy="120" r="54" className="start-sun" />
      <path className="start-sea" d="M0 205h1440v215H0z" />
      <path className="start-glint" d="M1190 226h150M1230 238h170M300 222h90M330 234h120" />
      <path
        className="start-far"
        d="M0 238c90-60 170-92 260-70 60 14 90 50 150 62 100 20 160-64 260-58 90 6 120 66 210 66h560v182H0z"
      />
      <path className="start-near" d="M0 300c160-62 330-66 520-34 220 38 360 42 560 6 140-24 250-22 360 10v138H0z" />
      <path
        className="start-furrow"
        d="M60 420c60-60 120-96 190-122M160 420c46-56 92-92 150-120M262 420c34-50 66-86 112-114M364 420c22-44 44-78 78-104"
      />
      <g transform="translate(880 176)">
        <path className="start-wall" d="M92 24h12v40H92zM16 62h96v84H16zM112 82h78v64h-78z" />
        <path className="start-roof" d="M4 66L64 26l60 40zM106 86l40-26h56l2 26z" />
        <path className="start-dark" d="M52 102h24v44H52zM28 80h16v18H28zM84 80h16v18H84zM138 100h16v16h-16z" />
      </g>
      <g transform="translate(770 214)">
        <path className="start-trunk" d="M30 104c6-26-8-34-4-58M32 104c2-24 16-30 22-54" />
        <path
          className="start-leaves"
          d="M2 40c-6-22 16-34 30-26 8-18 38-14 42 4 18 0 22 28 4 34-10 14-34 12-42 2-14 6-32 0-34-14z"
        />
      </g>
      <g transform="translate(1130 268)">
        <path
          className="start-donkey"
          d="M14 34c0-8 8-12 20-12h40c6-14 12-22 20-24l-2-16 8 12 8-12 0 16c8 4 14 14 18 24-2 6-10 8-14 4l-12 2c-4 8-8 16-8 22l0 34h-9l-3-28c-12 4-26 4-36 0l-5 28h-9l0-30c-6-4-12-12-16-20zM14 34c-8 6-10 18-8 28"
        />
        <path className="start-bag" d="M40 20c10-4 22-4 32 0l-2 28H42z" />
      </g>
    </svg>
  )
}
