import { Svg, type IconProps } from './svg.tsx';

export const IconLogin = (props: IconProps) => (
  <Svg {...props}>
    <path d="M13.5 4.5H18a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-4.5M4.5 12h10M11 8.5l3.5 3.5-3.5 3.5" />
  </Svg>
);
export const IconLogout = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4.5M9.5 12h10M16 8.5l3.5 3.5-3.5 3.5" />
  </Svg>
);
export const IconCompany = (props: IconProps) => (
  <Svg {...props}>
    <path d="M5 20V5.5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1V20M14 10h4a1 1 0 0 1 1 1v9M3.5 20h17M8 8.5h3M8 12h3M8 15.5h3" />
  </Svg>
);
export const IconList = (props: IconProps) => (
  <Svg {...props}>
    <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />
  </Svg>
);
export const IconSettings = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9" />
    <circle cx="15.2" cy="7.5" r="2.3" />
    <circle cx="8.8" cy="16.5" r="2.3" />
  </Svg>
);
