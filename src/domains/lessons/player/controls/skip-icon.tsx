/** Ten seconds back or forward: a circular arrow around the number. */
export function SkipIcon({ forward = false }: { forward?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <g transform={forward ? 'matrix(-1 0 0 1 24 0)' : undefined}>
        <path d="M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.4" />
        <path d="M3.5 3.6v4.8h4.8" />
      </g>
      <path d="M9.4 10.2v5M9.4 10.2l-1.2.8" strokeWidth="1.3" />
      <rect x="12" y="10.1" width="3.4" height="5.1" rx="1.7" strokeWidth="1.3" />
    </svg>
  )
}
