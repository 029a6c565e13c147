import { withWords } from '@/lib/with-words'

let loading: ReturnType<typeof load> | undefined

/**
 * The step in which one chooses, with its words, once for all who ask: what was read meanwhile stands there at once. The
 * engine comes with it: a page without it opens sooner.
 */
export const loadConfigureStep = () => (loading ??= load())

async function load() {
  try {
    return await withWords('choices', import('./configure-step.tsx'))
  } catch (error) {
    // Without a network: who asks again, asks anew.
    loading = undefined
    throw error
  }
}
