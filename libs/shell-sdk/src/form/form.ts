// How a form keeps, checks and sends what is typed, loaded on demand. Named re-exports only.
export { useLeaveQuestion } from './use-leave-question.ts';
export { useForm, type FormOptions, type FormState, type Problems } from './use-form.ts';
