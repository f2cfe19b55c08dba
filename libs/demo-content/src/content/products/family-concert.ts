import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const familyConcert = programme({
  prod_id: 'P000024',
  prod_type: 'CG004',
  prod_category: '07',
  origin_price: 187_000,
  inventory_cnt: 52,
  departureInDays: 40,
  discounts: { teen_pct: 3, children_pct: 5, infant_takes_seat: true },
  place: PLACES.inspire,
  opt_codes: ['OPT021', 'OPT022', 'OPT004', 'OPT027', 'OPT003'],
  related: ['P000019', 'P000020', 'P000022'],
  texts: {
    KOR: {
      title: '온마루 패밀리 콘서트: 한 지붕 네 팀',
      subtitle: 'LUMERA, HARBOR 7, 서이루, KITE CLUB이 한 무대에.',
      intro:
        '온마루 엔터테인먼트의 네 팀이 일 년에 한 번 모이는 날입니다. 팀마다 자기 노래를 들려준 뒤 서로의 곡을 바꿔 부르고, 이날에만 있는 조합으로 새 무대를 꾸밉니다. 마지막에는 모두 나와 불꽃 아래에서 인사합니다.',
      schedule: [
        ['13:00', '인스파이어 광장 팬 마켓'],
        ['15:30', '입장'],
        ['17:00', '1부: 네 팀의 무대'],
        ['19:00', '2부: 바꿔 부르기와 합동 무대'],
        ['20:30', '종료 예정, 셔틀버스 출발'],
      ],
      included: ['지정석', '패밀리 포토 카드 세트', '공항철도역 순환 셔틀'],
      excluded: ['좌석 등급 올리기 (선택)', '심야 셔틀 (선택)'],
      meeting: '인스파이어 아레나 남문 나래 데스크. 인천공항 1터미널에서 셔틀로 약 15분입니다.',
      notes: [
        '유아도 좌석이 필요하며 요금은 받지 않습니다.',
        '소리가 크니 어린이 귀마개를 준비해 드립니다.',
        '공연 당일 출국하는 분은 짐 보관소를 이용하세요.',
      ],
    },
    ENG: {
      title: 'Onmaru Family Concert: four acts under one roof',
      subtitle: 'LUMERA, HARBOR 7, Seo Iru and KITE CLUB on a single stage.',
      intro:
        'Once a year the four acts of Onmaru Entertainment meet. Each plays its own songs, then they swap, and finally they appear in line-ups that exist on this night only. At the end everyone comes out to bow under the fireworks.',
      schedule: [
        ['13:00', 'Fan market on the plaza'],
        ['15:30', 'Doors'],
        ['17:00', 'Part one: the four acts'],
        ['19:00', 'Part two: swapped songs and joint stages'],
        ['20:30', 'Expected end, shuttles leave'],
      ],
      included: ['Numbered seat', 'Family photo-card set', 'Loop shuttle to the airport railway'],
      excluded: ['Better seats (optional)', 'Late shuttle to Seoul (optional)'],
      meeting:
        'Narae desk at the south gate of Inspire Arena, about 15 minutes by shuttle from Incheon Airport Terminal 1.',
      notes: [
        'Infants need a seat of their own, free of charge.',
        'It is loud: we lend ear defenders to children.',
        'Flying out that night? There is a luggage room.',
      ],
    },
    CHN: {
      title: '温玛璐家族演唱会：同一屋檐下的四组艺人',
      subtitle: 'LUMERA、HARBOR 7、徐以路、KITE CLUB同台。',
      intro:
        '温玛璐娱乐旗下四组艺人一年一聚。先各唱各的歌，再互换曲目翻唱，最后以仅此一晚的组合带来全新舞台。尾声全员登场，在烟花下谢幕。',
      schedule: [
        ['13:00', 'INSPIRE广场粉丝市集'],
        ['15:30', '入场'],
        ['17:00', '第一部：四组舞台'],
        ['19:00', '第二部：换歌与合作舞台'],
        ['20:30', '预计结束，接驳车发车'],
      ],
      included: ['指定座位', '家族小卡套装', '往返机场铁路站的循环接驳车'],
      excluded: ['座位升级（可选）', '夜间巴士（可选）'],
      meeting: 'INSPIRE ARENA南门Narae服务台，从仁川机场1号航站楼乘接驳车约15分钟。',
      notes: [
        '婴幼儿也需占座，但不收费。',
        '现场音量较大，为儿童提供隔音耳罩。',
        '当晚离境的客人可使用行李寄存处。',
      ],
    },
    JPN: {
      title: 'オンマル・ファミリーコンサート：ひとつ屋根の下の4組',
      subtitle: 'LUMERA、HARBOR 7、ソ・イル、KITE CLUBが同じステージに。',
      intro:
        'オンマル・エンターテインメントの4組が年に一度集まる日。それぞれの曲のあとは互いの曲を入れ替えて歌い、この日だけの組み合わせで新しいステージを披露します。最後は全員で、花火の下のごあいさつ。',
      schedule: [
        ['13:00', 'インスパイア広場のファンマーケット'],
        ['15:30', '開場'],
        ['17:00', '第1部　4組のステージ'],
        ['19:00', '第2部　曲の交換と合同ステージ'],
        ['20:30', '終演予定、シャトル発車'],
      ],
      included: ['指定席', 'ファミリートレカセット', '空港鉄道駅への循環シャトル'],
      excluded: ['座席のアップグレード（オプション）', '深夜シャトル（オプション）'],
      meeting: 'インスパイア・アリーナ南口のNaraeデスク。仁川空港第1ターミナルからシャトルで約15分。',
      notes: [
        '幼児にも座席が必要ですが、料金はかかりません。',
        '音が大きいため、お子さま用イヤーマフをお貸しします。',
        '当日ご出国の方は荷物預かり所をご利用ください。',
      ],
    },
    VTN: {
      title: 'Onmaru Family Concert: bốn nghệ sĩ chung một mái nhà',
      subtitle: 'LUMERA, HARBOR 7, Seo Iru và KITE CLUB trên cùng sân khấu.',
      intro:
        'Mỗi năm một lần, bốn nghệ sĩ của Onmaru Entertainment hội tụ. Ai cũng hát bài của mình, rồi đổi bài cho nhau, và cuối cùng là những đội hình chỉ có trong đêm nay. Kết thúc, tất cả cùng cúi chào dưới pháo hoa.',
      schedule: [
        ['13:00', 'Chợ fan ở quảng trường Inspire'],
        ['15:30', 'Mở cửa'],
        ['17:00', 'Phần một: sân khấu bốn nghệ sĩ'],
        ['19:00', 'Phần hai: đổi bài và sân khấu chung'],
        ['20:30', 'Dự kiến kết thúc, xe shuttle khởi hành'],
      ],
      included: ['Ghế có số', 'Bộ photocard gia đình', 'Shuttle vòng đến ga đường sắt sân bay'],
      excluded: ['Nâng hạng ghế (tùy chọn)', 'Xe khuya về Seoul (tùy chọn)'],
      meeting: 'Quầy Narae cổng nam Inspire Arena, khoảng 15 phút shuttle từ nhà ga T1 sân bay Incheon.',
      notes: [
        'Em bé cũng cần một ghế riêng nhưng miễn phí.',
        'Âm thanh lớn, có tai nghe chống ồn cho trẻ.',
        'Bay về trong đêm có thể gửi hành lý tại chỗ.',
      ],
    },
  },
});
