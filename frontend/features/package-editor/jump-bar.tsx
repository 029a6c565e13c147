import { useT } from '@/lib/use-t'
import { useSections, type SectionId } from './sections-context.ts'

const STOPS = [
  ['figures', 'editor.figures'],
  ['pay', 'editor.pay'],
  ['benefits', 'editor.benefits'],
  ['contract', 'editor.contract'],
  ['situation', 'editor.situationShort'],
  ['payslip', 'pay.payslip'],
  ['cost', 'pay.employerCost'],
] as const satisfies readonly (readonly [SectionId, string])[]

/** On a phone: the parts of the package by name, in sight below the top bar; a tap opens one and goes there. */
export function JumpBar() {
  const t = useT()
  const { goTo } = useSections()
  return (
    <nav
      aria-label={t('editor.goTo')}
      className="sticky top-16 z-20 -mx-4 flex gap-2 overflow-x-auto border-b border-line bg-page/95 px-4 py-2 backdrop-blur-sm [scrollbar-width:none] sm:-mx-6 sm:px-6 print:hidden"
    >
      {STOPS.map(([id, name]) => (
        <button
          key={id}
          type="button"
          className="min-h-10 shrink-0 rounded-full border border-line bg-surface px-3.5 text-sm whitespace-nowrap hover:bg-sunken"
          onClick={() => goTo(id)}
        >
          {t(name)}
        </button>
      ))}
    </nav>
  )
}
