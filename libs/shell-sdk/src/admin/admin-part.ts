/** A part of a back office: its name in the address and in the menu, and where it is. */
export interface AdminPart {
  readonly view: string;
  readonly name: string;
  readonly to: string;
}
