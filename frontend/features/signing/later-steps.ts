export { IdentifyStep } from './identify-step.tsx'
export { SignStep } from './sign-step.tsx'
