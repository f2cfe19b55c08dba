import { storyText, type DemoKpopInfo } from '../story.ts';

export const harborPier: DemoKpopInfo = {
  info_seq: 'INFO000002',
  kpop_category: 'place',
  artist: 'harbor',
  daysAgo: 6,
  prod_id: 'P000007',
  films: ['bunnyElsewhere'],
  list: ['busanBridge', 'gold', 5],
  carousel: [
    ['hillVillage', 'rose', 4],
    ['busanBridge', 'teal', 6],
  ],
  texts: {
    KOR: storyText(
      'HARBOR 7이 처음 합주한 부산의 방파제',
      '노래 가사에 나오는 다섯 곳을 걸어 보았습니다.',
      '연습실을 빌릴 돈이 없던 시절, 일곱 친구는 광안리 끝의 방파제에서 파도 소리에 맞춰 박자를 세었습니다. 지금도 휴일 저녁이면 누군가 그 자리에서 기타를 칩니다.',
      [
        '가사 속의 길',
        '감천의 계단은 〈백 걸음〉에, 자갈치시장의 새벽은 〈먼저 일어난 사람〉에 나옵니다. 두 곳 모두 사람이 사는 동네이니 조용히 걸어 주세요.',
      ],
      [
        '가는 법',
        '광안역 3번 출구에서 바닷가까지 걸어서 15분입니다. 해가 지고 나면 광안대교에 불이 켜지고, 주말에는 물가가 붐빕니다.',
      ],
    ),
    ENG: storyText(
      'The Busan breakwater where HARBOR 7 first played',
      'We walked to five places named in their songs.',
      'When they could not afford a practice room, the seven friends counted time to the waves on a breakwater at the end of Gwangalli. On holidays somebody still brings a guitar there at dusk.',
      [
        'Streets you know by ear',
        'The stairs of Gamcheon are those of “A Hundred Steps”; the early hours at Jagalchi Market are in “First One Up”. People live in both places, so please walk quietly.',
      ],
      [
        'How to get there',
        'It is fifteen minutes on foot from exit 3 of Gwangan Station to the beach. The bridge is lit after sunset, and the waterfront is crowded at weekends.',
      ],
    ),
    CHN: storyText(
      'HARBOR 7第一次合奏的釜山防波堤',
      '我们走访了歌词里的五个地方。',
      '在租不起练习室的年月，七个朋友就站在广安里尽头的防波堤上，和着海浪数拍子。直到今天，每逢假日傍晚，还会有人在那里弹起吉他。',
      [
        '歌里的路',
        '甘川的台阶出现在《百步》里，札嘎其市场的清晨写进了《最先醒来的人》。两处都是居民区，请放轻脚步。',
      ],
      ['怎么去', '从广安站3号出口步行到海边约15分钟。日落后广安大桥会亮灯，周末海边人较多。'],
    ),
    JPN: storyText(
      'HARBOR 7が初めて合わせた釜山の防波堤',
      '歌詞に出てくる5つの場所を歩きました。',
      '練習室を借りるお金がなかったころ、7人は広安里の端にある防波堤で、波の音に合わせて拍を数えていました。今も休日の夕方には、誰かがそこでギターを弾いています。',
      [
        '歌に出てくる道',
        '甘川の階段は「百歩」に、チャガルチ市場の夜明けは「先に起きた人」に登場します。どちらも人が暮らす町ですので、静かに歩きましょう。',
      ],
      [
        'アクセス',
        '広安駅3番出口から海辺まで徒歩15分。日が沈むと広安大橋に灯りがともり、週末の水辺は混み合います。',
      ],
    ),
    VTN: storyText(
      'Đê chắn sóng ở Busan, nơi HARBOR 7 hòa nhạc lần đầu',
      'Chúng tôi đi bộ qua năm nơi có trong lời bài hát.',
      'Thuở chưa đủ tiền thuê phòng tập, bảy người bạn đứng trên đê chắn sóng cuối bãi Gwangalli và đếm nhịp theo tiếng sóng. Đến nay, những chiều ngày nghỉ vẫn có người mang đàn ra đó chơi.',
      [
        'Những con đường trong bài hát',
        'Bậc thang Gamcheon có trong “Một trăm bước”, còn buổi sớm ở chợ Jagalchi nằm trong “Người dậy trước”. Cả hai đều là khu dân cư, bạn hãy đi nhẹ và nói khẽ.',
      ],
      [
        'Đường đi',
        'Từ cửa 3 ga Gwangan đi bộ ra biển mất khoảng 15 phút. Sau hoàng hôn, cầu Gwangan lên đèn; cuối tuần bờ biển khá đông.',
      ],
    ),
  },
};
