import { Svg, type IconProps } from './svg.tsx';

export const IconMapPin = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 20.5s-6.5-5.3-6.5-10.5a6.5 6.5 0 0 1 13 0c0 5.2-6.5 10.5-6.5 10.5Z" />
    <circle cx="12" cy="10" r="2.4" />
  </Svg>
);
export const IconClock = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </Svg>
);
export const IconSeat = (props: IconProps) => (
  <Svg {...props}>
    <path d="M7.5 4.5 8.3 13h6.2a2 2 0 0 1 2 2v1.5H8a2 2 0 0 1-2-1.7L4.5 8.5M8 16.5V20M15.5 16.5V20M13 9.5h4" />
  </Svg>
);
export const IconStage = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3.5 19.5h17M6 19.5v-4h12v4M5 4l4.5 8.5M19 4l-4.5 8.5M3.5 5.5 6.5 3M20.5 5.5 17.5 3" />
    <path d="M12 9.500v3" />
    <circle cx="12" cy="7.5" r="1.6" />
  </Svg>
);
export const IconMic = (props: IconProps) => (
  <Svg {...props}>
    <rect x="9" y="3.5" width="6" height="10.5" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
  </Svg>
);
export const IconSuitcase = (props: IconProps) => (
  <Svg {...props}>
    <rect x="4.5" y="8" width="15" height="11.5" rx="2" />
    <path d="M9 8V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V8M9 8v11.5M15 8v11.5" />
  </Svg>
);
export const IconMountain = (props: IconProps) => (
  <Svg {...props}>
    <path d="m3 18.5 5.5-9 3.5 5 2.5-3.5L21 18.5z" />
    <circle cx="16" cy="6.5" r="1.8" />
  </Svg>
);
export const IconHanok = (props: IconProps) => (
  <Svg {...props}>
    <path d="M2.5 9.5C6 9.3 9.5 7.5 12 4.5c2.5 3 6 4.8 9.5 5M5.5 10v9M18.5 10v9M4 19h16M5.5 12h13M10 19v-4.5h4V19" />
  </Svg>
);
export const IconPassport = (props: IconProps) => (
  <Svg {...props}>
    <rect x="5.5" y="3.5" width="13" height="17" rx="2" />
    <circle cx="12" cy="10.5" r="3" />
    <path d="M9 10.5h6M9.5 17h5" />
  </Svg>
);
export const IconTicket = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 8.5V7a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2.5a2.5 2.5 0 0 0 0 5V17a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-2.5a2.5 2.5 0 0 0 0-5zM14 6v2M14 11v2M14 16v2" />
  </Svg>
);
export const IconDocument = (props: IconProps) => (
  <Svg {...props}>
    <path d="M6.5 3.5h7.5L18.5 8v12a.5.5 0 0 1-.5.5H6.5A.5.5 0 0 1 6 20V4a.5.5 0 0 1 .5-.5ZM13.5 3.5V8.5h5M9 12.5h6M9 16h6" />
  </Svg>
);
