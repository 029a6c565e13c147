import { useRef, type KeyboardEvent } from 'react'
import { Bold, Braces, Heading1, Heading2, Italic, List, ListOrdered } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuLabel } from '@/components/ui/dropdown-menu'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { VARIABLE_GROUPS } from '@/lib/template-variables'

interface MarkupInputProps {
  value: string
  onChange: (value: string) => void
  error?: string
}

/** What a button does to the chosen text: signs around it, or one before each of its lines. */
type Change = { around: string } | { before: string } | { insert: string }

const BUTTONS: { label: string; icon: LucideIcon; key?: string; change: Change }[] = [
  { label: 'templates.title', icon: Heading1, change: { before: '# ' } },
  { label: 'templates.subtitleLine', icon: Heading2, change: { before: '## ' } },
  { label: 'templates.bold', icon: Bold, key: 'b', change: { around: '**' } },
  { label: 'templates.italic', icon: Italic, key: 'i', change: { around: '*' } },
  { label: 'templates.bullets', icon: List, change: { before: '- ' } },
  { label: 'templates.numbers', icon: ListOrdered, change: { before: '1. ' } },
]

/** The text of a template as it is typed, with buttons for those who do not know the signs. */
export function MarkupInput({ value, onChange, error }: MarkupInputProps) {
  const t = useT()
  const area = useRef<HTMLTextAreaElement>(null)

  function apply(change: Change) {
    const field = area.current
    if (!field) return
    const { selectionStart: start, selectionEnd: end } = field
    const chosen = value.slice(start, end)
    if ('insert' in change) field.setRangeText(change.insert, start, end, 'end')
    else if ('around' in change) {
      const sign = change.around
      field.setRangeText(sign + chosen + sign, start, end, 'end')
      // Nothing was chosen: what is typed next stands between the signs.
      if (chosen === '') field.setSelectionRange(start + sign.length, start + sign.length)
    } else {
      const from = value.lastIndexOf('\n', start - 1) + 1
      const lines = value.slice(from, end).split('\n')
      field.setRangeText(lines.map((line) => change.before + line).join('\n'), from, end, 'end')
    }
    onChange(field.value)
    field.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.ctrlKey && !event.metaKey) return
    const button = BUTTONS.find(({ key }) => key === event.key.toLowerCase())
    if (!button) return
    event.preventDefault()
    apply(button.change)
  }

  return (
    <Field label={t('templates.text')} hint={t('templates.textHint')} error={error}>
      {(field) => (
        <div className="flex flex-col gap-2">
          <div role="group" aria-label={t('templates.format')} className="flex flex-wrap gap-1">
            {BUTTONS.map(({ label, icon: Icon, change }) => (
              <Button
                key={label}
                variant="ghost"
                size="icon"
                aria-label={t(label)}
                title={t(label)}
                onClick={() => apply(change)}
              >
                <Icon aria-hidden />
              </Button>
            ))}
            <VariableMenu onChoose={(name) => apply({ insert: `{{${name}}}` })} />
          </div>
          <textarea
            {...field}
            ref={area}
            value={value}
            spellCheck
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            className={cn(inputClasses, 'h-96 resize-y py-2 font-mono leading-relaxed md:h-96')}
          />
        </div>
      )}
    </Field>
  )
}

function VariableMenu({ onChoose }: { onChoose: (name: string) => void }) {
  const t = useT()
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" className="self-center">
          <Braces aria-hidden />
          {t('templates.variable')}
        </Button>
      }
    >
      <div className="max-h-80 overflow-y-auto">
        {VARIABLE_GROUPS.map(([group, variables]) => (
          <div key={group} role="group" aria-label={t(`templates.group_${group}`)}>
            <MenuLabel>{t(`templates.group_${group}`)}</MenuLabel>
            {variables.map((name) => (
              <MenuItem key={name} onSelect={() => onChoose(name)}>
                {t(`templates.variable_${name}`)}
              </MenuItem>
            ))}
          </div>
        ))}
      </div>
    </Menu>
  )
}
