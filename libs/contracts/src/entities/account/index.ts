export { AdminMember, AdminMemberRow, AdminMemberSession, MemberState, Visits } from './admin-member.ts';
export { type AdminRole, adminRoles, isAdminRole, mayAct, roleOf } from './admin-role.ts';
export {
  ExportPart,
  ExportSection,
  exportSections,
  ExportState,
  JoinOffer,
  JoinPart,
  LeavePreview,
  LeavePreviewBooking,
  MemberExport,
  SaidSection,
  saidSections,
  TripAhead,
} from './leaving.ts';
export {
  FindForm,
  JoinConsent,
  JoinForm,
  MyActivity,
  MyProfile,
  MySession,
  ProfileForm,
  SessionUser,
} from './member.ts';
export {
  APP_CODE_LENGTH,
  NewPasskey,
  Passkey,
  RECOVERY_CODE_LENGTH,
  SecondFactor,
  ShownPasskey,
} from './second-factor.ts';
export { SecurityEventPage, SecurityEventRow, SecurityQuestion } from './security-event.ts';
