import { Plural } from '@lingui/react/macro'

interface ErrorSummaryProps {
  /** Each wrong field with the id of its control. */
  errors: readonly { id: string; text: string }[]
}

/** Several wrong fields of a form, above it, with links to them. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const count = errors.length
  return (
    <div role="alert" className="rounded-e-md border-s-3 border-danger bg-danger-soft px-5 py-4">
      <p className="type-h4">
        <Plural
          value={count}
          _1="One thing needs another look"
          _2="Two things need another look"
          _3="Three things need another look"
          one="# thing needs another look"
          other="# things need another look"
        />
      </p>
      <ul className="mt-1.5 text-small">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="link text-danger"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
