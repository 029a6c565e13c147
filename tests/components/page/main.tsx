import '@/styles/app.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'
import { flatten, type JsonTree } from '@/lib/messages'
import { beginWith } from '@/lib/rest-of-words'
import { PARTS } from './parts.tsx'

/** The catalogues that shared parts read. */
const files: Record<string, JsonTree> = import.meta.glob(
  [
    '../../../frontend/lang/fr/{common,lists,pay,pictures,package-view,templates}.json',
    '../../../modules/shared/lang/fr/validator.json',
  ],
  { import: 'default', eager: true }
)
const messages = Object.assign(
  {},
  ...Object.entries(files).map(([path, tree]) => {
    const [, module, file] = /(?:modules\/(\w+)\/)?lang\/fr\/([\w-]+)\.json$/.exec(path)!
    return flatten(tree, module ? `${module}.${file}` : file!)
  })
)

beginWith(messages)

const Part = PARTS[window.location.hash.slice(1)]!
const router = createMemoryRouter([
  { path: '/', element: <Part /> },
  { path: '*', element: <h1>Ailleurs</h1> },
])
createRoot(document.getElementById('root')!).render(
  <App locale="fr" queryClient={createQueryClient(() => {})} router={router} />
)
