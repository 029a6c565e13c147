import { useState } from 'react'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { FIELD, variableOfField } from '#modules/templates/domain/field_names'
import type { TemplateVariable } from '@/api/types'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { Notice } from '@/components/ui/notice'
import { VARIABLE_GROUPS } from '@/lib/template-variables'
import { useT } from '@/lib/use-t'
import { schema } from './schema.ts'
import { placesOf } from './unknown-variables.ts'

interface FieldsFoundProps {
  view: EditorView
  doc: Node
  onDone: () => void
}

/** The places that another program left open in the text (`[Prénom]`, `«Nom»`), each to become a variable or to stay. */
export function FieldsFound({ view, doc, onDone }: FieldsFoundProps) {
  const t = useT()
  const [chosen, setChosen] = useState<Record<string, TemplateVariable | ''>>({})
  const places = placesOf(doc, FIELD)
  const fields = [...new Set(places.map(({ text }) => text))]
  const variableFor = (field: string) => chosen[field] ?? variableOfField(field) ?? ''
  if (fields.length === 0) return null

  function replace() {
    const { tr } = view.state
    for (const { from, to, text } of places.toReversed()) {
      const name = variableFor(text)
      const marks = tr.doc.resolve(from + 1).marks()
      if (name !== '') tr.replaceWith(from, to, schema.nodes.variable.create({ name }, null, marks))
    }
    view.dispatch(tr)
    onDone()
    view.focus()
  }

  return (
    <Notice
      className="m-2"
      actions={
        <>
          <Button size="sm" onClick={onDone}>
            {t('templates.fieldsKeep')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            disabled={fields.every((field) => variableFor(field) === '')}
            onClick={replace}
          >
            {t('templates.fieldsReplace')}
          </Button>
        </>
      }
    >
      <p>{t('templates.fieldsFound', { count: fields.length })}</p>
      <ul className="mt-2 flex max-h-64 flex-col gap-2 overflow-y-auto">
        {fields.map((field) => (
          <li key={field} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-2">
            <span className="font-medium break-words">{field}</span>
            <NativeSelect
              aria-label={t('templates.fieldBecomes', { field })}
              value={variableFor(field)}
              onValueChange={(name) => setChosen({ ...chosen, [field]: name })}
              options={[
                { value: '', label: t('templates.fieldStays') },
                ...VARIABLE_GROUPS.flatMap(([, variables]) =>
                  variables.map((name) => ({ value: name, label: t(`templates.variable_${name}`) }))
                ),
              ]}
            />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
