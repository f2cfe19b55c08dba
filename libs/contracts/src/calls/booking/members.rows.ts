import { anybody, own } from './access.ts';

// What booking keeps of a member: before they leave, and for their export.

export const leavePreviewBooking = /* @__PURE__ */ own('leavePreviewBooking', 'mem_id');
export const memberExportPart = /* @__PURE__ */ anybody('memberExportPart', 'section after');
export const memberJoinPart = /* @__PURE__ */ anybody('memberJoinPart');
export const memberExportFile = /* @__PURE__ */ anybody('memberExportFile', 'file_id');
