import { useSearchParams } from 'react-router'

const NAME = 'assistant'

/** The conversation that stands open, in the address of any screen: a reload opens it again. */
export function useConversationAddress() {
  const [params, setParams] = useSearchParams()
  const set = (id: string | null) => {
    if (id === params.get(NAME)) return
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (id === null) next.delete(NAME)
        else next.set(NAME, id)
        return next
      },
      { replace: true, preventScrollReset: true }
    )
  }
  return { id: params.get(NAME), set }
}
