export { type FactorsContext, factorsStore } from './context.ts';
export { factorsModule } from './module.ts';
export { codeAt } from './second-factor/codes.ts';
export { demoSecret, sealSecret, secondFactorKey } from './second-factor/seal-secret.ts';
export { resetSecondFactor } from './second-factor/second-factor.ts';
