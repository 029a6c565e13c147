import { ApiProblem } from '@/api/problem'
import { ProblemNotice } from '@/components/app/problem-notice'

/** Why an answer was not carried out, with what is wrong of the person or of their contract. */
export function RefusedAnswer({ error }: { error: Error | null }) {
  const messages = error instanceof ApiProblem ? error.errors.map(({ message }) => message) : []
  return (
    <ProblemNotice error={error}>
      {messages.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {[...new Set(messages)].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </ProblemNotice>
  )
}
