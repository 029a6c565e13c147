import { useId, useState, type ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import type { Call, Schema } from './document.ts'
import { Example } from './example.tsx'
import { SchemaTree } from './schema-tree.tsx'

interface CallRowProps {
  call: Call
  /** What `$ref` names. */
  schemas: Readonly<Record<string, Schema>>
}

/** One call: its line, and unfolded all that is known of it. */
export function CallRow({ call, schemas }: CallRowProps) {
  const t = useT()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <li className="py-1">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex w-full flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md px-2 py-2 text-left hover:bg-sunken"
        >
          <span className={cn('w-14 shrink-0 font-mono text-xs font-semibold', inkOf(call))}>
            {call.method}
          </span>
          <code className="font-mono text-xs wrap-anywhere">{call.path}</code>
          <span lang="en" className="w-full text-sm text-ink-soft sm:ml-auto sm:w-auto">
            {call.summary}
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {open && (
          <div className="flex flex-col gap-5 px-2 pt-2 pb-4">
            <div className="flex flex-wrap items-center gap-2 text-sm">
              <span>{t(`api-reference.caller.${call.caller}`)}</span>
              {call.right && (
                <Badge>
                  <span lang="en">{t('api-reference.right', { right: call.right })}</span>
                </Badge>
              )}
            </div>
            {call.parameters.length > 0 && (
              <Part title={t('api-reference.parameters')}>
                <SchemaTree
                  schema={{
                    properties: Object.fromEntries(
                      call.parameters.map(({ name, schema }) => [name, schema])
                    ),
                    required: call.parameters.flatMap((one) => (one.required ? [one.name] : [])),
                  }}
                  schemas={schemas}
                />
              </Part>
            )}
            {call.body && (
              <Part title={t('api-reference.body')} aside={call.body.type}>
                <SchemaTree schema={call.body.schema} schemas={schemas} />
              </Part>
            )}
            <Part
              title={t('api-reference.answer', { status: call.status })}
              aside={call.answer?.type}
            >
              {call.answer ? (
                <SchemaTree schema={call.answer.schema} schemas={schemas} />
              ) : (
                <p className="text-sm text-ink-soft">{t('api-reference.noContent')}</p>
              )}
            </Part>
            <Example call={call} />
          </div>
        )}
      </div>
    </li>
  )
}

function Part({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-1 flex flex-wrap items-baseline gap-3 text-sm font-medium">
        {title}
        {aside && <code className="font-mono text-xs font-normal text-ink-soft">{aside}</code>}
      </h4>
      {children}
    </section>
  )
}

/** Reading is quiet; what removes is a warning. */
function inkOf({ method }: Call): string {
  if (method === 'GET') return 'text-ink-soft'
  return method === 'DELETE' ? 'text-danger' : 'text-accent'
}
