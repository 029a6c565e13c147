import { AcceptButton } from './accept-button.tsx'
import type { OfferSource } from './offer.ts'
import { ValidityNotice } from './validity-notice.tsx'
import type { Variable } from './use-variable.ts'

/** The way to say yes and until when: in sight on a phone, last at a desk. */
export function AnswerBar({ source, variable }: { source: OfferSource; variable: Variable }) {
  return (
    <div
      data-bar="bottom"
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-4 empty:hidden sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0"
    >
      <AcceptButton source={source} variable={variable.included} />
      <ValidityNotice offer={source.offer.offer} />
    </div>
  )
}
