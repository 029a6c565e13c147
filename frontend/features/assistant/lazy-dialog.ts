import { lazyOrNothing } from '@/lib/lazy-or-nothing'

/** The dialog with its reader comes when it is opened, not with every page. */
export const AssistantDialog = lazyOrNothing(async () => {
  const { AssistantDialog: dialog } = await import('./assistant-dialog.tsx')
  return { default: dialog }
})
