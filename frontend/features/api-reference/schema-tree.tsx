import { useState } from 'react'
import { useT } from '@/lib/use-t'
import type { Schema } from './document.ts'

interface SchemaTreeProps {
  schema: Schema
  schemas: Readonly<Record<string, Schema>>
  /** Of how many others it is a part. */
  deep?: number
}

/** The fields of a schema, each with its kind and bounds; what a field holds unfolds under it. */
export function SchemaTree({ schema, schemas, deep = 0 }: SchemaTreeProps) {
  const of = resolved(schema, schemas)
  const { properties = {}, required = [] } = of
  const names = Object.keys(properties)
  if (names.length === 0)
    return (
      <p className="font-mono text-xs text-ink-soft" lang="en">
        {kindOf(of)}
      </p>
    )
  return (
    <ul className={deep > 0 ? 'border-l border-line pl-4' : undefined}>
      {names.map((name) => (
        <FieldLine
          key={name}
          name={name}
          schema={properties[name]!}
          isRequired={required.includes(name)}
          schemas={schemas}
          deep={deep}
        />
      ))}
    </ul>
  )
}

interface FieldLineProps extends SchemaTreeProps {
  name: string
  isRequired: boolean
}

function FieldLine({ name, schema, isRequired, schemas, deep = 0 }: FieldLineProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const of = resolved(schema, schemas)
  const inner = insideOf(of, schemas)
  const text = (
    <>
      <code className="font-mono text-xs">{name}</code>
      <span lang="en" className="font-mono text-xs text-ink-soft wrap-anywhere">
        {kindOf(of)}
      </span>
      {isRequired && <span className="text-xs">{t('api-reference.required')}</span>}
    </>
  )
  return (
    <li className="py-1">
      {inner ? (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex flex-wrap items-baseline gap-x-3 text-left underline decoration-dotted underline-offset-4"
        >
          {text}
        </button>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-3">{text}</div>
      )}
      {of.description && (
        <p lang="en" className="max-w-prose text-xs text-ink-soft">
          {of.description}
        </p>
      )}
      {inner && open && <SchemaTree schema={inner} schemas={schemas} deep={deep + 1} />}
    </li>
  )
}

function resolved(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return (name && schemas[name]) || schema
}

/** The schema with fields that a field holds: its own, that of each of its rows, or the first of several. */
function insideOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema | undefined {
  const of = resolved(schema, schemas)
  if (of.properties) return of
  const more = [...(of.items ? [of.items] : []), ...(of.anyOf ?? of.oneOf ?? of.allOf ?? [])]
  for (const each of more) {
    const inner = insideOf(each, schemas)
    if (inner) return inner
  }
  return undefined
}

/** What a value is, in the words of JSON schema. */
function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return [...new Set(choice.map(kindOf))].join(' | ')
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat()
  const kinds = types.map((type) =>
    type === 'array' && schema.items ? `${kindOf(schema.items)}[]` : type
  )
  const bounds = boundsOf(schema)
  return [kinds.join(' | '), schema.format, bounds].filter(Boolean).join(' ')
}

function boundsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const from = minimum ?? minLength ?? minItems
  const to = maximum ?? maxLength ?? maxItems
  if (from === undefined && to === undefined) return ''
  return `${from ?? ''}…${to ?? ''}`
}
