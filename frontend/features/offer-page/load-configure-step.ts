import { withWords } from '@/lib/with-words'

/** The step in which one chooses, with its words. The engine comes with it: a page without it opens sooner. */
export const loadConfigureStep = () => withWords('choices', import('./configure-step.tsx'))
