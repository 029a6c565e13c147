import { useMemo } from 'react'
import { validate } from '#modules/compute/pure'
import type { ModelSettings } from '@/api/compute-model-configs'
import { ApiProblem } from '@/api/problem'
import { today } from '#modules/shared/values/days'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'

const PATH = 'package.computeModelConfig.'

interface SettingsErrors {
  at: (key: string) => string | undefined
  any: boolean
}

/** The settings without what is not set. */
export function settled(settings: ModelSettings): ModelSettings {
  const set = Object.entries(settings).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(set) as unknown as ModelSettings
}

/** What the engine refuses while one types, and what the server refused, by field. */
export function useSettingsErrors(settings: ModelSettings, error: Error | null): SettingsErrors {
  const sentence = useEngineSentence()
  return useMemo(() => {
    const found = new Map<string, string>()
    if (error instanceof ApiProblem)
      for (const { path, message } of error.errors)
        found.set(path.replace(/^computeModelConfig\./, ''), message)
    const request = { date: today(), package: { computeModelConfig: settings, salaireBrut: 3000 } }
    const refused = validate(request).filter(({ path }) => path.startsWith(PATH))
    for (const each of refused) found.set(each.path.slice(PATH.length), sentence(each))
    return { at: (key) => found.get(key), any: refused.length > 0 }
  }, [settings, error, sentence])
}
