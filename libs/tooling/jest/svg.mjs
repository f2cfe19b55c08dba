/** Stands in for a drawing, as an address in place of its content. */
export default 'drawing.svg';
