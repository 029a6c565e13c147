import { useMemo } from 'react'
import { useOptionalMessage } from '@/lib/use-t'
import { inWords } from './use-line-text.ts'

const FACT = /^CP(\d{3})(\d{2})?\.(\w+)$/
const RATE = /^categorie\.(\d{3})\.(\w+)$/

/** The words of a figure of the law, of a joint committee or of an employer category, from the engine's own texts. */
export function useFigureText() {
  const message = useOptionalMessage()
  return useMemo(() => {
    const find = (id: string, part: 'title' | 'explanation') => {
      const [, main, sub, fact] = FACT.exec(id) ?? []
      if (fact) {
        const number = sub === undefined ? main! : `${main}.${sub}`
        const of = message('law.committeeShort', { number }) ?? number
        return named(message(`compute.committees.facts.${fact}.${part}`), part, of)
      }
      const [, category, rate] = RATE.exec(id) ?? []
      if (rate) return named(message(`compute.committees.rates.${rate}.${part}`), part, category!)
      return message(`compute.parameters.${id}.${part}`)
    }
    return {
      title: (id: string) => find(id, 'title') ?? inWords(id),
      explanation: (id: string) => find(id, 'explanation') ?? '',
    }
  }, [message])
}

function named(text: string | null, part: 'title' | 'explanation', of: string): string | null {
  return text !== null && part === 'title' ? `${text} (${of})` : text
}
