/** Where groups meet that is not where their trip is: exits and halls of stations, an airport. In degrees, WGS 84. */
export const MEETING_POINTS = {
  myeongdongExit8: { lat: 37.5609, lng: 126.9863 },
  apgujeongRodeoExit4: { lat: 37.5274, lng: 127.0405 },
  gyeongbokgungExit5: { lat: 37.576, lng: 126.974 },
  cityHallExit4: { lat: 37.5657, lng: 126.9773 },
  dongdaemunExit10: { lat: 37.5652, lng: 127.0079 },
  jongno5gaExit8: { lat: 37.5708, lng: 127.002 },
  jamsilExit4: { lat: 37.5133, lng: 127.1001 },
  seoulStation: { lat: 37.5547, lng: 126.9707 },
  yongsanStation: { lat: 37.5299, lng: 126.9648 },
  cheongnyangniStation: { lat: 37.5803, lng: 127.047 },
  busanStation: { lat: 35.1149, lng: 129.0413 },
  jinbuStation: { lat: 37.6428, lng: 128.5737 },
  jejuAirport: { lat: 33.5065, lng: 126.493 },
} as const;
