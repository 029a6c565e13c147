import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { useSections, type SectionId } from './sections-context.ts'

type EditorSectionProps = Omit<ComponentProps<typeof CollapsibleCard>, 'defaultOpen'> & {
  id: SectionId
  /** Whether it begins open where there is room for it. */
  openWhenWide: boolean
}

/** A part of the editor that folds: who goes to it finds it open, in sight, and stands on its heading. */
export function EditorSection({ id, openWhenWide, ...card }: EditorSectionProps) {
  const { wide, visits } = useSections()
  const visited = visits[id] ?? 0
  return (
    <Place id={id}>
      <CollapsibleCard
        key={visited}
        defaultOpen={visited > 0 || (wide && openWhenWide)}
        {...card}
      />
    </Place>
  )
}

interface PlaceProps {
  id: SectionId
  children: ReactNode
}

/** A part of the editor that one can go to: it comes below the bars that stay, and its heading has the focus. */
export function Place({ id, children }: PlaceProps) {
  const { visits } = useSections()
  const visited = visits[id] ?? 0
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (visited === 0) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current
      ?.querySelector<HTMLElement>('h2[tabindex], button')
      ?.focus({ preventScroll: true })
  }, [visited])
  return (
    <div ref={place} className="scroll-mt-12 lg:scroll-mt-0">
      {children}
    </div>
  )
}
