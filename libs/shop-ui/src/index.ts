// Whoever imports the components gets the types of CSS modules with them; a global declaration cannot be imported.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- see above
/// <reference path="../../ui/src/css.d.ts" />
export { OptionChoice, type OptionItem } from './option-choice.tsx';
export { preparePicture } from './pictures.ts';
export { TelField } from './tel-field.tsx';
export { PartyChoice, RoomChoice } from './trip-choice.tsx';
