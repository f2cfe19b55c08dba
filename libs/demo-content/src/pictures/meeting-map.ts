/**
 * A map of where a tour meets, as somebody would photograph it: streets, a river, a subway exit and a pin, without a word, so that it
 * reads in every language. SVG.
 */
export const meetingMap = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
  <rect width="1200" height="800" fill="#eef1ec"/>
  <path d="M-40 690C200 610 420 720 640 660S1040 560 1260 620V860H-40Z" fill="#bcdcec"/>
  <g fill="#dfe6dc">
    <rect x="60" y="60" width="250" height="170" rx="14"/><rect x="380" y="60" width="200" height="170" rx="14"/>
    <rect x="60" y="300" width="180" height="240" rx="14"/><rect x="910" y="70" width="230" height="200" rx="14"/>
    <rect x="930" y="360" width="210" height="150" rx="14"/>
  </g>
  <rect x="640" y="60" width="190" height="170" rx="18" fill="#c5dfbd"/>
  <g fill="#9cc48f"><circle cx="690" cy="120" r="26"/><circle cx="760" cy="170" r="32"/><circle cx="780" cy="105" r="20"/></g>
  <g fill="none" stroke="#fff" stroke-linecap="round">
    <path d="M-20 266H1220M345-20V600M870-20V590M-20 580H1220" stroke-width="38"/>
    <path d="M610-20V266M345 430H870" stroke-width="22"/>
  </g>
  <path d="M-20 266H870V590" fill="none" stroke="#3a7ca5" stroke-width="9" stroke-dasharray="26 14"/>
  <g transform="translate(345 266)">
    <circle r="40" fill="#fff" stroke="#3a7ca5" stroke-width="9"/>
    <path d="M-16-14h32v24a8 8 0 0 1-8 8H-8a8 8 0 0 1-8-8Z" fill="#3a7ca5"/><path d="M-10-7h20v10h-20Z" fill="#fff"/>
  </g>
  <g transform="translate(870 580)">
    <ellipse rx="34" ry="11" fill="#000" fill-opacity=".18"/>
    <path d="M0 0C-12-40-58-66-58-116a58 58 0 0 1 116 0C58-66 12-40 0 0Z" fill="#d6455d"/><circle cy="-116" r="23" fill="#fff"/>
  </g>
  <circle cx="870" cy="466" r="118" fill="none" stroke="#d6455d" stroke-width="7" stroke-dasharray="4 15" stroke-linecap="round"/>
</svg>`;
