export function CameraSign() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false" className="shell-sign">
      <path
        d="M3 7.500h4l2-3h6l2 3h4v12H3zM12 9.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
