import type { ComponentType } from 'react'
import { withWords } from '@/lib/with-words'
import type { ConfigureStepProps } from './configure-step.tsx'

let loading: ReturnType<typeof load> | undefined

/**
 * The step in which one chooses, with its words, once for all who ask: what was read meanwhile stands there at once. The
 * engine comes with it: a page without it opens sooner.
 */
export const loadConfigureStep = () => (loading ??= load())

let loaded: ComponentType<ConfigureStepProps> | undefined

/** The same once it has come: drawn at once, where `lazy` would have a waiting shape drawn first. */
export const loadedConfigureStep = () => loaded

async function load() {
  try {
    const step = await withWords('choices', import('./configure-step.tsx'))
    loaded = step.default
    return step
  } catch (error) {
    // Without a network: who asks again, asks anew.
    loading = undefined
    throw error
  }
}
