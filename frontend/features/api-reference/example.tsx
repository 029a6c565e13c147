import { CodeTabs } from '@/components/ui/code-tabs'
import { useT } from '@/lib/use-t'
import { apiAddress } from './api-address.ts'
import type { Call } from './document.ts'
import { exampleOf, LANGUAGES } from './examples.ts'

/** How a call looks in a program, to copy. */
export function Example({ call }: { call: Call }) {
  const t = useT()
  return (
    <section>
      <h4 className="mb-1 text-sm font-medium">{t('api-reference.example')}</h4>
      <CodeTabs
        label={t('api-reference.example')}
        languages={LANGUAGES}
        textOf={(language) => exampleOf(call, language, apiAddress())}
      />
    </section>
  )
}
