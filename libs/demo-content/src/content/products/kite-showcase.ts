import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const kiteShowcase = programme({
  prod_id: 'P000022',
  prod_type: 'CG004',
  prod_category: '05',
  origin_price: 99_000,
  inventory_cnt: 58,
  departureInDays: 10,
  place: PLACES.daeyang,
  opt_codes: ['OPT023', 'OPT024', 'OPT004'],
  related: ['P000008', 'P000024', 'P000019'],
  texts: {
    KOR: {
      title: 'KITE CLUB 데뷔 쇼케이스 〈첫 바람〉',
      subtitle: '신인 그룹의 처음을 본 사람이 되는 저녁.',
      intro:
        '남자 셋, 여자 셋으로 이루어진 신인 그룹 KITE CLUB이 처음으로 관객 앞에 섭니다. 데뷔 앨범 다섯 곡을 모두 부르고, 연습생 시절 영상과 서툰 자기소개가 이어집니다. 객석 위로 종이 연 천 개가 내려오는 마지막 장면은 직접 보셔야 합니다.',
      schedule: [
        ['15:00', '연 접기 부스, 방명록'],
        ['16:00', '입장'],
        ['17:00', '쇼케이스'],
        ['17:50', '질문 시간 (네 언어 통역)'],
        ['18:20', '앙코르와 하이터치 (선택)'],
      ],
      included: ['지정석', '데뷔 앨범 (무작위 표지)', '종이 연'],
      excluded: ['하이터치, 단체 사진 (선택)', '교통'],
      meeting: '세종대학교 대양홀 정문. 어린이대공원역 6번 출구에서 걸어서 4분입니다.',
      notes: [
        '질문은 입장할 때 쪽지로 받습니다.',
        '만 7세부터 관람할 수 있습니다.',
        '휴대전화 촬영은 마지막 곡에만 할 수 있습니다.',
      ],
    },
    ENG: {
      title: 'KITE CLUB debut showcase: First Wind',
      subtitle: 'One evening, and the right to say: I was there when it began.',
      intro:
        'Three boys and three girls stand before an audience for the first time. KITE CLUB play all five songs of their first record, between films of their trainee days and introductions that go slightly wrong. At the end a thousand paper kites come down over the seats.',
      schedule: [
        ['15:00', 'Kite folding, guest book'],
        ['16:00', 'Doors'],
        ['17:00', 'Showcase'],
        ['17:50', 'Questions, interpreted into four languages'],
        ['18:20', 'Encore and hi-touch (optional)'],
      ],
      included: ['Numbered seat', 'The debut album, random cover', 'A paper kite'],
      excluded: ['Hi-touch and group picture (optional)', 'Transport'],
      meeting:
        'Main door of Daeyang Hall, Sejong University; 4 minutes from exit 6 of Children’s Grand Park Station.',
      notes: [
        'Questions are collected on slips at the door.',
        'From 7 years of age.',
        'Phones may film the last song only.',
      ],
    },
    CHN: {
      title: 'KITE CLUB出道Showcase《第一阵风》',
      subtitle: '做那个见证他们起点的人。',
      intro:
        '三男三女组成的新人组合KITE CLUB第一次站上舞台。他们将演唱出道专辑全部五首歌，穿插练习生时期的影像和略显笨拙的自我介绍。最后，一千只纸风筝从观众席上空飘落，这一幕只能亲眼来看。',
      schedule: [
        ['15:00', '折风筝摊位、签到簿'],
        ['16:00', '入场'],
        ['17:00', 'Showcase开始'],
        ['17:50', '提问时间（四种语言翻译）'],
        ['18:20', '安可与击掌（可选）'],
      ],
      included: ['指定座位', '出道专辑（封面随机）', '纸风筝'],
      excluded: ['击掌、合影（可选）', '交通'],
      meeting: '世宗大学大洋厅正门，儿童大公园站6号出口步行4分钟。',
      notes: ['入场时以纸条收集提问。', '7周岁以上可观看。', '仅最后一首歌可用手机拍摄。'],
    },
    JPN: {
      title: 'KITE CLUBデビューショーケース「はじめての風」',
      subtitle: '「始まりを見た」と言える夜。',
      intro:
        '男子3人、女子3人の新人グループKITE CLUBが初めて観客の前に立ちます。デビューアルバム全5曲、練習生時代の映像、少しぎこちない自己紹介。最後に千の紙の凧が客席へ舞い降りる場面は、ぜひその目で。',
      schedule: [
        ['15:00', '凧折りブース、芳名帳'],
        ['16:00', '開場'],
        ['17:00', 'ショーケース'],
        ['17:50', '質問コーナー（4か国語通訳）'],
        ['18:20', 'アンコールとハイタッチ（オプション）'],
      ],
      included: ['指定席', 'デビューアルバム（ジャケットはランダム）', '紙の凧'],
      excluded: ['ハイタッチ・グループ写真（オプション）', '交通費'],
      meeting: '世宗大学大洋ホール正面。オリニ大公園駅6番出口から徒歩4分。',
      notes: [
        '質問は入場時にメモでお預かりします。',
        '7歳以上の方がご覧いただけます。',
        'スマートフォンでの撮影は最後の曲のみ可能です。',
      ],
    },
    VTN: {
      title: 'Showcase ra mắt KITE CLUB: Cơn gió đầu tiên',
      subtitle: 'Để sau này có thể nói: tôi đã ở đó từ đầu.',
      intro:
        'Ba chàng trai và ba cô gái lần đầu đứng trước khán giả. KITE CLUB trình bày trọn năm bài của album đầu tay, xen giữa thước phim thời thực tập sinh và những lời giới thiệu còn vụng về. Cuối chương trình, một nghìn cánh diều giấy rơi xuống hàng ghế, cảnh ấy phải tận mắt xem.',
      schedule: [
        ['15:00', 'Gấp diều, ký sổ lưu bút'],
        ['16:00', 'Mở cửa'],
        ['17:00', 'Showcase'],
        ['17:50', 'Hỏi đáp (phiên dịch bốn thứ tiếng)'],
        ['18:20', 'Encore và hi-touch (tùy chọn)'],
      ],
      included: ['Ghế có số', 'Album debut (bìa ngẫu nhiên)', 'Diều giấy'],
      excluded: ['Hi-touch, ảnh nhóm (tùy chọn)', 'Đi lại'],
      meeting: 'Cửa chính Daeyang Hall, Đại học Sejong, 4 phút từ cửa 6 ga Children’s Grand Park.',
      notes: [
        'Câu hỏi được gom bằng giấy khi vào cửa.',
        'Từ 7 tuổi trở lên.',
        'Chỉ được quay phim bài cuối.',
      ],
    },
  },
});
