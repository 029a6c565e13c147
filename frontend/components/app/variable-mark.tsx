import { useT } from '@/lib/use-t'
import type { TemplateVariable } from '@/api/types'

/** What stands in the place of a variable, marked as such. */
export function VariableMark({ name, value }: { name: TemplateVariable; value: string }) {
  const t = useT()
  return (
    <span
      title={t(`templates.variable_${name}`)}
      className="rounded-sm bg-accent-soft px-1 text-accent"
    >
      {value}
    </span>
  )
}
