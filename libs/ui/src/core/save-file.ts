/** Milliseconds; some browsers ask first. */
const kept = 60_000;

/** @param mime such as `text/calendar` */
export const saveFile = (name: string, content: string | Blob, mime: string): void => {
  const url = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: `${mime};charset=utf-8` }) : content,
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), kept);
};
