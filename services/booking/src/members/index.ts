export { type MembersContext, membersStore } from './context.ts';
export { membersModule } from './module.ts';
