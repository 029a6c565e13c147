import { Badge } from '@/components/ui/badge'
import { useT } from '@/lib/use-t'
import { ChoiceIcon } from './choice-icon.tsx'
import { CHOICES, isCompulsory, isOffered } from './configure/choices.ts'
import type { Fields } from './offer.ts'

/** What there is to choose, each with its picture; what must be taken says so. */
export default function OfferedChoices({ fields }: { fields: Fields }) {
  const t = useT()
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {CHOICES.filter((choice) => isOffered(fields, choice)).map((choice) => (
        <li key={choice} className="flex min-h-10 items-center gap-3">
          <ChoiceIcon choice={choice} />
          <span className="grow">{t(`fields.${choice}`)}</span>
          {isCompulsory(fields, choice) && <Badge>{t('candidate.compulsory')}</Badge>}
        </li>
      ))}
    </ul>
  )
}
