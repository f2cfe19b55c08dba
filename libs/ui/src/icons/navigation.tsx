import { Svg, type IconProps } from './svg.tsx';

export const IconHome = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />
  </Svg>
);
export const IconCart = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 4.5h2.2l2 10.6a1 1 0 0 0 1 .8h9.2a1 1 0 0 0 1-.8L20 8H6" />
    <circle cx="9" cy="19.5" r="1.25" />
    <circle cx="17" cy="19.5" r="1.25" />
  </Svg>
);
export const IconEvent = (props: IconProps) => (
  <Svg {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    <path d="m12 12.3.9 1.8 2 .3-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.3z" />
  </Svg>
);
export const IconCalendar = (props: IconProps) => (
  <Svg {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </Svg>
);
export const IconNotice = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 10v4a1 1 0 0 0 1 1h2.5l8.5 4V5L7.5 9H5a1 1 0 0 0-1 1Z" />
    <path d="M19 9.5a3.5 3.5 0 0 1 0 5M8 15l1 4.5h2.2" />
  </Svg>
);
export const IconUser = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 20a7.2 7.2 0 0 1 14.4 0" />
  </Svg>
);
export const IconKpop = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 3.5l2 4.4 4.8.5-3.6 3.2 1 4.7-4.2-2.4-4.2 2.4 1-4.7L5.2 8.4l4.8-.5z" />
    <path d="M12 17.5V21" />
  </Svg>
);
export const IconQuestion = (props: IconProps) => (
  <Svg {...props}>
    <path d="M20 12a8 8 0 0 1-11.6 7.1L4.5 20l1-3.7A8 8 0 1 1 20 12Z" />
    <path d="M9.8 9.8a2.3 2.3 0 1 1 3.4 2c-.8.5-1.2.9-1.2 1.7M12 16h.01" />
  </Svg>
);
export const IconMenu = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Svg>
);
export const IconSearch = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4 4" />
  </Svg>
);
export const IconGlobe = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.5 2.3 3.7 5.2 3.7 8.5s-1.2 6.2-3.7 8.5c-2.5-2.3-3.7-5.2-3.7-8.5s1.2-6.2 3.7-8.5Z" />
  </Svg>
);
export const IconTheme = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 4a8 8 0 0 0 0 16c1.2 0 1.7-.8 1.7-1.6 0-1-.9-1.3-.9-2.2 0-.8.7-1.4 1.6-1.4h2A3.6 3.6 0 0 0 20 11.2C20 7.2 16.4 4 12 4Z" />
    <path d="M8 11.5h.01M10 8h.01M14 8h.01M16.5 11h.01" />
  </Svg>
);
