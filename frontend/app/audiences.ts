import type { RouteObject } from 'react-router'
import type { audienceOf } from '@/urls'

/** The three shells, each a chunk of its own. They never import each other. */
export const audiences: Record<
  ReturnType<typeof audienceOf>,
  () => Promise<{ routes: RouteObject[] }>
> = {
  employer: () => import('@/audiences/employer/routes'),
  candidate: () => import('@/audiences/candidate/routes'),
  worker: () => import('@/audiences/worker/routes'),
}
