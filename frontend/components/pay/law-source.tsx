import { Link } from 'react-router'
import type { LawFigure } from '@/lib/law-figure'
import { lawUrl } from '@/lib/law-url'
import { useSourceWords } from '@/lib/use-source-words'
import { useT } from '@/lib/use-t'

interface LawSourceProps {
  /** The figure's name in the law browser. */
  id: string
  law: LawFigure
}

/** Where a figure beside a field stands, and how sure that is: what was read at a payroll provider is not the law itself. */
export function LawSource({ id, law: { source, confidence } }: LawSourceProps) {
  const t = useT()
  const { text, lang } = useSourceWords()(source)
  return (
    <>
      <Link to={lawUrl(id)} className="text-accent underline underline-offset-2">
        <span lang={lang}>{text}</span>
      </Link>{' '}
      ({t(`pay.confidence_${confidence}`)})
    </>
  )
}
